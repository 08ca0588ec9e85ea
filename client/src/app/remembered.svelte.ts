/** A value that this browser remembers between visits. Reactive; the same key gives the same value everywhere. */

const PREFIX = "cardroom.";

export interface Remembered<T> {
  value: T;
}

const known = new Map<string, Remembered<unknown>>();

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // storage is forbidden, or somebody else wrote there
  }
}

class Stored<T> implements Remembered<T> {
  private held = $state.raw() as T;

  constructor(
    private readonly key: string,
    otherwise: T,
  ) {
    this.held = read(key, otherwise);
    addEventListener("storage", (event) => {
      if (event.key === PREFIX + key) this.held = read(key, otherwise);
    });
  }

  get value(): T {
    return this.held;
  }

  set value(value: T) {
    this.held = value;
    try {
      localStorage.setItem(PREFIX + this.key, JSON.stringify(value));
    } catch {
      // not remembered, but valid until the page is closed
    }
  }
}

export function remembered<T>(key: string, otherwise: T): Remembered<T> {
  let stored = known.get(key) as Remembered<T> | undefined;
  if (!stored) {
    stored = new Stored(key, otherwise);
    known.set(key, stored);
  }
  return stored;
}
