"""Whether what is written can be read: no words cut off, none over others, none under something."""

from __future__ import annotations

from playwright.sync_api import Page

WRITTEN = """(also) => {
  const spared = '.spoken, .skip, .log, .talk, dialog:not([open]), [inert], [popover]:not(:popover-open), svg, option';
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const owner = text.parentElement;
    if (!text.data.trim() || owner.closest(spared) || (also && owner.closest(also))) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    found.push({ owner, range, words: `"${text.data.trim().slice(0, 40)}"` });
  }
  return found;
}"""
"""All words in sight: the element that has them, where they are, and how they begin."""

CUT_OFF = """() => {
  // Names that people have chosen may be cut: the picture, the note and the ear say whose they are. The line of a
  // tournament leaves out what has no room.
  const written = (WRITTEN)('.name, .who, .house');
  const SLACK = 1.5;
  const LINE_SLACK = 3; // a line is higher than its letters
  const found = [];
  // A list shows what is chosen of it in one line, and cuts what does not fit without a sign.
  const ARROW = 18;
  const pen = document.createElement('canvas').getContext('2d');
  for (const list of document.querySelectorAll('select')) {
    if (!list.clientWidth || !list.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    pen.font = font;
    const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    for (const { text } of list.options) {
      const over = Math.round(pen.measureText(text).width - room);
      if (over > SLACK) found.push(`"${text}" is cut off by ${over} in a list`);
    }
  }
  for (const { owner, range, words } of written) {
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    if (width < 1 || height < 1) continue;
    for (let up = owner; up && up !== document.documentElement; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const box = up.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) break; // there for those who hear it
      const gone = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
      if (gone) {
        if (!up.matches('.facts')) found.push(`${words} is out of sight in "${up.className}"`);
        break;
      }
      const wide = /hidden|clip/.test(overflowX) ? Math.max(box.left - left, right - box.right) : 0;
      const high = /hidden|clip/.test(overflowY) ? Math.max(box.top - top, bottom - box.bottom) : 0;
      if (wide <= SLACK && high <= LINE_SLACK) continue;
      found.push(`${words} is cut off by ${Math.round(wide)}x${Math.round(high)} in "${up.className}"`);
      break;
    }
  }
  return found;
}""".replace("WRITTEN", WRITTEN)

HIDDEN = """() => {
  const LETTERS = 0.3; // from the middle of a line as far up and down, in parts of its height
  const lines = [];
  const known = new Map();
  const boundsOf = (node) => {
    if (!node || node === document.documentElement) return [];
    if (known.has(node)) return known.get(node);
    const own = /hidden|clip|auto|scroll/.test(getComputedStyle(node).overflow) ? [node.getBoundingClientRect()] : [];
    const bounds = [...own, ...boundsOf(node.parentElement)];
    known.set(node, bounds);
    return bounds;
  };
  for (const { owner, range, words } of (WRITTEN)('')) {
    const bounds = boundsOf(owner);
    for (const line of range.getClientRects()) {
      const middle = (line.top + line.bottom) / 2;
      const box = { left: line.left, right: line.right };
      [box.top, box.bottom] = [middle - line.height * LETTERS, middle + line.height * LETTERS];
      for (const side of ['left', 'top']) box[side] = Math.max(box[side], ...bounds.map((bound) => bound[side]));
      for (const side of ['right', 'bottom']) box[side] = Math.min(box[side], ...bounds.map((bound) => bound[side]));
      if (box.right - box.left > 2 && box.bottom - box.top > 2) lines.push({ owner, words, box });
    }
  }
  const found = [];
  lines.forEach((one, place) => lines.slice(place + 1).forEach((other) => {
    if (one.owner === other.owner) return; // a line that is cut has its dots besides
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (wide > 1 && high > 1) found.push(`${one.words} over ${other.words}: ${Math.round(wide)}x${Math.round(high)}`);
  }));
  const hides = (node) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    const veil = backgroundColor.match(/rgba\\(.*, ?([.\\d]+)\\)|\\/ ([.\\d]+)\\)/);
    return node.matches('svg') || backgroundImage !== 'none' || !veil || Number(veil[1] ?? veil[2]) > 0.3;
  };
  for (const { owner, words, box } of lines) {
    const middle = (box.top + box.bottom) / 2;
    for (const at of [box.left + 2, box.right - 2]) {
      const first = document.elementFromPoint(at, middle);
      if (first && (owner.contains(first) || first.contains(owner))) continue; // asking for all of them takes long
      const met = document.elementsFromPoint(at, middle);
      const above = met.slice(0, Math.max(0, met.indexOf(owner)));
      const over = (met.includes(owner) ? above : met).find(
        (node) => hides(node) && !owner.contains(node) && !node.contains(owner),
      );
      if (!over) continue;
      found.push(`${words} under ${over.tagName.toLowerCase()} "${over.className.baseVal ?? over.className}"`);
      break;
    }
  }
  return found;
}""".replace("WRITTEN", WRITTEN)

LARGER = """() => {
  const found = [];
  for (const felt of document.querySelectorAll('[data-felt]')) {
    const pot = felt.querySelector('.pots .all strong');
    if (!pot) continue;
    const size = (node) => parseFloat(getComputedStyle(node).fontSize);
    for (const other of felt.querySelectorAll('.stack, .number, .parts strong, .word, .tag, .chance'))
      if (size(other) >= size(pot)) found.push(`"${other.textContent.trim().slice(0, 40)}" is as large as the pot`);
  }
  return found;
}"""


def cut_off(page: Page) -> list[str]:
    """Words of which a part lies beyond what shows them: an amount with dots behind it, a tag under an edge."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


CUT_NAMES = """(longest) => {
  const SLACK = 1.5;
  const found = [];
  for (const name of document.querySelectorAll('.name, .who, tbody th')) {
    const words = name.textContent.trim();
    if (!words || [...words].length > longest || !name.checkVisibility({ visibilityProperty: true })) continue;
    for (let up = name; up && up !== document.documentElement; up = up.parentElement) {
      const { overflowX } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowX)) break;
      if (!/hidden|clip/.test(overflowX)) continue;
      const range = document.createRange();
      range.selectNodeContents(name);
      const over = range.getBoundingClientRect().right - up.getBoundingClientRect().right;
      if (over > SLACK) found.push(`the name "${words}" is cut off by ${Math.round(over)} in "${up.className}"`);
      break;
    }
  }
  return found;
}"""


def cut_names(page: Page) -> list[str]:
    """Names of players of up to twelve letters, most there are, of which a part cannot be read."""
    found: list[str] = page.evaluate(CUT_NAMES, 12)
    return found


def hidden(page: Page) -> list[str]:
    """Words over words, and words under what cannot be seen through."""
    found: list[str] = page.evaluate(HIDDEN)
    return found


def larger_than_the_pot(page: Page) -> list[str]:
    """What on a felt is written as large as its pot, which is its largest number."""
    found: list[str] = page.evaluate(LARGER)
    return found
