"""Where the things of a table lie, by boxes: what touches another's, which seat a bet is nearest to, what is cut."""

from __future__ import annotations

from playwright.sync_api import Page

TOUCHING = """() => {
  const LEAST = 0.5; // two boxes that share an edge do not touch
  const found = new Set();
  const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  for (const felt of document.querySelectorAll('[data-felt]')) {
    if (felt.closest('[inert]')) continue;
    const parts = [];
    const add = (owner, name, box) => box.width > 0.5 && parts.push({ owner, name, box });
    for (const [place, seat] of [...felt.querySelectorAll('ul > li.at')].entries()) {
      const plate = seat.querySelector('[data-spot]');
      const owner = plate?.dataset.spot ?? `free place ${place}`;
      const all = (chosen, name) => {
        for (const node of seat.querySelectorAll(chosen))
          if (shown(node)) add(owner, typeof name === 'string' ? name : name(node), node.getBoundingClientRect());
      };
      all('[data-spot]', 'plate');
      all('.free', 'free seat');
      all('svg.card', (card) => (card.matches('.back') ? 'back' : 'card'));
      all('.tag', 'tag');
      all('.dealer', 'button');
      all('.missed', 'missed');
      all('.chance', 'chance');
    }
    for (const bet of felt.querySelectorAll('[data-spot^=bet-] > span.bet'))
      if (shown(bet)) add(bet.parentElement.dataset.spot, `bet ${bet.textContent.trim()}`, bet.getBoundingClientRect());
    for (const card of felt.querySelectorAll('.board :is(svg.card, .empty)'))
      add('board', 'card', card.getBoundingClientRect());
    for (const text of felt.querySelectorAll('.middle p, .pots li, .pots .all > .chips')) {
      if (!shown(text) || !text.textContent.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      add('board', text.textContent.trim(), (text.matches('.parts li') ? text : range).getBoundingClientRect());
    }
    parts.forEach((one, place) => parts.slice(place + 1).forEach((other) => {
      if (one.owner === other.owner) return;
      // A word lies over the edge of cards that lie face down: nothing is to be read there.
      const names = [one.name, other.name];
      if (names.includes('tag') && names.includes('back')) return;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide <= LEAST || high <= LEAST) return;
      found.add(`${one.owner} ${one.name} / ${other.owner} ${other.name}: ${Math.round(wide)}x${Math.round(high)}`);
    }));
  }
  return [...found];
}"""

ASTRAY = """() => {
  const found = [];
  const apart = (one, other) => Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );
  for (const felt of document.querySelectorAll('[data-felt]')) {
    if (felt.closest('[inert]')) continue;
    const seats = [...felt.querySelectorAll('[data-spot^=seat-]')].map((plate) => {
      const cards = [...plate.closest('li').querySelectorAll('svg.card')];
      return { seat: plate.dataset.spot.slice(5), boxes: [plate, ...cards].map((one) => one.getBoundingClientRect()) };
    });
    for (const bet of felt.querySelectorAll('[data-spot^=bet-] > span.bet')) {
      const box = bet.getBoundingClientRect();
      const seat = bet.parentElement.dataset.spot.slice(4);
      const far = seats.map((one) => ({ ...one, far: Math.min(...one.boxes.map((other) => apart(box, other))) }));
      const own = far.find((one) => one.seat === seat);
      for (const other of far)
        if (own && other !== own && other.far <= own.far)
          found.push(
            `bet of seat ${seat} is ${Math.round(own.far)} from its seat, ${Math.round(other.far)} from ${other.seat}`,
          );
    }
  }
  return found;
}"""

CUT = """() => {
  const found = [];
  const SLACK = 1;
  const LONGEST = 12;
  const hears = (node) => node.closest('.spoken, .skip') || getComputedStyle(node).clipPath !== 'none';
  const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  for (const table of document.querySelectorAll('section.table')) {
    if (table.closest('[inert]')) continue;
    const all = table.getBoundingClientRect();
    const scale = all.width / table.offsetWidth;
    for (const node of table.querySelectorAll('button, a[href], input, select, .what span, .tag, .stack, .bet, .bar p')) {
      if (!shown(node) || hears(node) || node.closest('.log, .talk, aside, dialog, ul.facts')) continue;
      const words = (node.getAttribute('aria-label') || node.textContent).trim().slice(0, 40);
      if (!words) continue;
      const box = node.getBoundingClientRect();
      let [left, top, right, bottom] = [all.left, all.top, all.right, all.bottom];
      for (let up = node.parentElement; up && up !== table; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const bound = up.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, bound.left), Math.min(right, bound.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, bound.top), Math.min(bottom, bound.bottom)];
      }
      const gone = Math.max(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
      if (gone > SLACK) found.push(`"${words}" is cut by ${Math.round(gone)}`);
      const narrow = node.matches('.what span, button, a') && /hidden|clip/.test(getComputedStyle(node).overflowX);
      if (narrow && node.scrollWidth > node.clientWidth + SLACK && !node.matches('.house'))
        found.push(`"${words}" has ${node.clientWidth} of ${node.scrollWidth}`);
      const inner = node.matches('button') && [...node.children].find((one) => shown(one) && !hears(one)
        && getComputedStyle(one).position !== 'absolute'
        && one.getBoundingClientRect().right > box.right + SLACK * scale);
      if (inner) found.push(`"${words}" leaves its button`);
    }
    // A name of usual length is read whole.
    for (const name of table.querySelectorAll('[data-felt] .name'))
      if (shown(name) && name.textContent.length <= LONGEST && name.scrollWidth > name.clientWidth)
        found.push(`the name ${name.textContent} has ${name.clientWidth} of ${name.scrollWidth}`);
    // What ends in dots is drawn in two parts: the letters that are left, and the dots.
    const letters = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let text = letters.nextNode(); text; text = letters.nextNode()) {
      const owner = text.parentElement;
      if (owner.closest('.name, .who, .house, .log, .talk, aside, dialog, ul.facts, svg') || !text.data.trim()) continue;
      const { textOverflow, whiteSpace } = getComputedStyle(owner);
      if (textOverflow !== 'ellipsis' || whiteSpace !== 'nowrap' || !shown(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getClientRects().length > 1) found.push(`"${text.data.trim()}" ends in dots`);
    }
  }
  return found;
}"""

PRESSED = """() => {
  const found = [];
  const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !node.closest('.spoken, .skip, .log, [inert], [popover]:not(:popover-open)');
  const all = [...document.querySelectorAll('section.table :is(button, a[href], input, select)')].filter(shown);
  const boxes = all.map((node) => ({ node, box: node.getBoundingClientRect() })).filter(({ box }) => box.width > 1);
  const words = ({ node }) => (node.getAttribute('aria-label') || node.textContent).trim().slice(0, 30);
  boxes.forEach((one, place) => boxes.slice(place + 1).forEach((other) => {
    if (one.node.contains(other.node) || other.node.contains(one.node)) return;
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (wide <= 0.5 || high <= 0.5) return;
    found.push(`"${words(one)}" / "${words(other)}": ${Math.round(wide)}x${Math.round(high)}`);
  }));
  // What lies under anything else is not pressed either: a log that is drawn over the bar takes its place.
  for (const { node, box } of boxes) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const met = document.elementFromPoint(x, y);
    if (!met || node.contains(met) || met.contains(node) || node.labels?.[0]?.contains(met)) continue;
    if (met.matches('.forward')) continue; // all of a small table is one button
    found.push(`"${words({ node })}" under ${met.tagName.toLowerCase()} "${met.className.baseVal ?? met.className}"`);
  }
  return found;
}"""


def touching(page: Page) -> list[str]:
    """What of a seat, a bet, a word, the board or the pots lies over what is another's."""
    found: list[str] = page.evaluate(TOUCHING)
    return found


def astray(page: Page) -> list[str]:
    """The bets that lie as near to another seat as to their own."""
    found: list[str] = page.evaluate(ASTRAY)
    return found


def cut(page: Page) -> list[str]:
    """What can be pressed or read of which a part is not in sight; the name and the game of a table among it."""
    found: list[str] = page.evaluate(CUT)
    return found


def pressed_together(page: Page) -> list[str]:
    """What can be pressed that lies over another such thing, or under anything."""
    found: list[str] = page.evaluate(PRESSED)
    return found
