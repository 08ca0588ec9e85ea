"""Whether a page fits its window: nothing scrolls sideways, nothing that can be pressed or read is cut off, and the link
to the place that one is at looks so.
"""

from __future__ import annotations

from playwright.sync_api import Page

FAULTS = """() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
  const spoken = (node) => node.closest('.spoken, .skip') !== null;
  const scrolls = (node) => {
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true;
    return false;
  };
  const shown = { visibilityProperty: true, opacityProperty: true };
  const things = 'button, a, input, select, textarea, [role=img], h1, h2, h3, p, li, td, th, dd, dt';
  for (const node of document.querySelectorAll(things)) {
    if (!node.checkVisibility(shown) || spoken(node) || scrolls(node)) continue;
    const box = node.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const words = (node.getAttribute('aria-label') || node.textContent).trim().slice(0, 40);
    const name = `${node.tagName.toLowerCase()} "${words}"`;
    if (box.left < -1 || box.right > innerWidth + 1)
      faults.push(`${name} lies from ${Math.round(box.left)} to ${Math.round(box.right)} in ${innerWidth}`);
    const style = getComputedStyle(node);
    const cuts = /hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis';
    if (cuts && node.scrollWidth > node.clientWidth + 1)
      faults.push(`${name} is cut off: ${node.scrollWidth} wide in ${node.clientWidth}`);
  }
  const looks = (node) => {
    const { color, backgroundColor, fontWeight, textDecorationLine, borderBottomColor } = getComputedStyle(node);
    return [color, backgroundColor, fontWeight, textDecorationLine, borderBottomColor].join();
  };
  for (const here of document.querySelectorAll('a[aria-current]')) {
    if (!here.checkVisibility(shown)) continue;
    const others = [...here.parentElement.querySelectorAll(':scope > a:not([aria-current])')];
    if (others.some((other) => looks(other) === looks(here)))
      faults.push(`the link "${here.textContent.trim()}" is the place one is at and looks like the others`);
  }
  return faults;
}"""

OUT_OF_SIGHT = """() => [...document.querySelectorAll('main button, main [role=img], main li')]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .filter((node) => !node.closest('.spoken, [role=log], .log, dialog'))
  .filter((node) => {
    const box = node.getBoundingClientRect();
    return box.height && (box.top < -1 || box.bottom > innerHeight + 1);
  })
  .map((node) => (node.getAttribute('aria-label') || node.textContent).trim().slice(0, 60))"""

COVERED = """() => {
  const parts = [];
  const add = (owner, name, node) => {
    const box = node.getBoundingClientRect();
    if (box.width && node.checkVisibility({ visibilityProperty: true })) parts.push({ owner, name, box });
  };
  for (const seat of document.querySelectorAll('[data-felt] li')) {
    const owner = (seat.querySelector('.spoken')?.textContent ?? 'nobody').split(',')[0];
    for (const plate of seat.querySelectorAll('[data-spot]')) add(owner, 'plate', plate);
    for (const card of seat.querySelectorAll('svg.card')) add(owner, card.matches('.back') ? 'back' : 'card', card);
    for (const tag of seat.querySelectorAll('.tag')) add(owner, 'tag', tag);
    for (const button of seat.querySelectorAll('.dealer')) add(owner, 'button', button);
    for (const chance of seat.querySelectorAll('.chance')) add(owner, 'chance', chance);
  }
  for (const bet of document.querySelectorAll('[data-felt] span.bet')) {
    const place = bet.parentElement.dataset.spot;
    add(place, `bet ${bet.textContent.trim()}`, bet);
  }
  // A place of the board that is empty yet is kept free as well.
  for (const card of document.querySelectorAll('[data-felt] .board :is(svg.card, .empty)')) add('board', 'card', card);
  for (const text of document.querySelectorAll('[data-felt] .middle p, [data-felt] .pots li')) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const name = text.textContent.trim();
    const box = (text.matches('li') ? text : range).getBoundingClientRect(); // of a list of names a part is seen
    if (name && text.checkVisibility({ visibilityProperty: true })) parts.push({ owner: 'board', name, box });
  }
  const SLACK = 3;
  const found = new Set();
  parts.forEach((one, place) => parts.slice(place + 1).forEach((other) => {
    if (one.owner === other.owner) return;
    // Where height is short a tag lies over the edge of the cards below it, as long as these lie face down.
    if ([one, other].some((part) => part.name === 'tag') && [one, other].some((part) => part.name === 'back')) return;
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    const size = `${Math.round(wide)}x${Math.round(high)}`;
    if (wide > SLACK && high > SLACK) found.add(`${one.owner} ${one.name} / ${other.owner} ${other.name}: ${size}`);
  }));
  return [...found];
}"""

WITHIN_A_SEAT = """() => {
  const found = [];
  const textOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const [words, room] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
    const { top, bottom } = words;
    return { left: Math.max(words.left, room.left), right: Math.min(words.right, room.right), top, bottom };
  };
  const SLACK = 2;
  for (const seat of document.querySelectorAll('[data-felt] li')) {
    const owner = (seat.querySelector('.spoken')?.textContent ?? 'nobody').split(',')[0];
    const boxes = (chosen, name, box) => [...seat.querySelectorAll(chosen)]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .map((node) => ({ name, box: box ? box(node) : node.getBoundingClientRect() }));
    const written = [...boxes('.name', 'name', textOf), ...boxes('.stack', 'stack', textOf)];
    const faces = boxes('svg.card:not(.back)', 'card');
    const tags = boxes('.tag', 'tag');
    for (const stack of seat.querySelectorAll('.plate .stack')) {
      const range = document.createRange();
      range.selectNodeContents(stack);
      const plate = stack.closest('.plate');
      const scale = plate.getBoundingClientRect().width / plate.offsetWidth; // of a felt that is drawn smaller
      const over = range.getBoundingClientRect().right - plate.getBoundingClientRect().right;
      if (over > -SLACK * scale) found.push(`${owner}: stack ${stack.textContent} leaves its plate by ${Math.round(over)}`);
    }
    const marks = [
      ...boxes('.dealer', 'button'),
      ...boxes('.missed', 'missed'),
      ...boxes('.note-mark', 'note'),
      ...boxes('.chance', 'chance'),
    ];
    const pairs = [[marks, [...written, ...tags, ...faces]], [tags, [...written, ...faces]], [written, faces]];
    for (const [ones, others] of pairs) for (const one of ones) for (const other of others) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const size = `${Math.round(wide)}x${Math.round(high)}`;
      if (wide > SLACK && high > SLACK) found.push(`${owner}: ${one.name} over ${other.name}: ${size}`);
    }
  }
  return found;
}"""


def within_a_seat(page: Page) -> list[str]:
    """What of a seat lies over something else to be read of it: its button over its name, its tag over open cards."""
    found: list[str] = page.evaluate(WITHIN_A_SEAT)
    return found


def covered(page: Page) -> list[str]:
    """What of one seat (or of the middle of the table) lies over another's: plates, cards, words."""
    found: list[str] = page.evaluate(COVERED)
    return found


def faults(page: Page) -> list[str]:
    """What is cut off or makes the page scroll sideways, in words."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def out_of_sight(page: Page) -> list[str]:
    """What of the table's parts lies above or below the window: the table never scrolls."""
    found: list[str] = page.evaluate(OUT_OF_SIGHT)
    return found


SMALL = """(least) => {
  const things = 'main button, main a, main select, main summary, main label:has(input), dialog button';
  return [...document.querySelectorAll(things)]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('.spoken, .skip'))
    .map((node) => {
      const box = node.getBoundingClientRect();
      // What looks small may be larger to a finger.
      const around = getComputedStyle(node, '::after');
      const [width, height] = around.position === 'absolute' ? [around.width, around.height].map(parseFloat) : [0, 0];
      return { node, box: { width: Math.max(box.width, width || 0), height: Math.max(box.height, height || 0) } };
    })
    .filter(({ box }) => box.height && (box.height < least - 0.5 || box.width < least - 0.5))
    .map(({ node, box }) => {
      const words = (node.getAttribute('aria-label') || node.textContent).trim().slice(0, 40);
      return `"${words}" is ${Math.round(box.width)}x${Math.round(box.height)}`;
    });
}"""


def too_small(page: Page, least: int = 44) -> list[str]:
    """What a finger would miss: whatever can be pressed and is smaller than `least` pixels either way."""
    found: list[str] = page.evaluate(SMALL, least)
    return found


CROSSING = """() => {
  const words = ['tag', 'word', 'pots strong'].map((one) => `[data-felt] .${one}`).join(', ');
  const things = `button, a[href], input, select, [role=tab], ${words}`;
  const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !node.closest('.spoken, .skip, .log, [inert], [popover]:not(:popover-open)');
  const named = [...document.querySelectorAll(things)].filter(shown).map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = node.matches('.word') ? range.getBoundingClientRect() : node.getBoundingClientRect();
    const name = (node.getAttribute('aria-label') || node.textContent).trim().slice(0, 40);
    return { node, box, name: `${node.tagName.toLowerCase()} "${name}"` };
  }).filter(({ box }) => box.width > 1 && box.height > 1);
  const SLACK = 2;
  const found = [];
  named.forEach((one, place) => named.slice(place + 1).forEach((other) => {
    if (one.node.contains(other.node) || other.node.contains(one.node)) return;
    if (one.node.closest('label') !== null && one.node.closest('label') === other.node.closest('label')) return;
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    const size = `${Math.round(wide)}x${Math.round(high)}`;
    if (wide > SLACK && high > SLACK) found.push(`${one.name} / ${other.name}: ${size}`);
  }));
  return found;
}"""


def crossing(page: Page) -> list[str]:
    """What of all that can be pressed, and of the words on the felt, lies over another."""
    found: list[str] = page.evaluate(CROSSING)
    return found
