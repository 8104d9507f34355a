declare const isPart: unique symbol;

/** A statement or a part of one, with its values where they stand. `{name}` in its text is a table of the tenant. */
export type Sql = { readonly [isPart]: true };

/** A part, as text and as a shape: a short name of the text, so that parts of the same shape have the same text. */
export abstract class Part {
  declare readonly [isPart]: true;

  /** Adds its text to what was written before, and its values to those before, each numbered where it stands. */
  abstract writeInto(before: string, values: unknown[]): string;

  /** The same with its shape in place of its text: a few letters for each part. */
  abstract shapeInto(before: string, values: unknown[]): string;
}

/** A statement of more values has no shape: it writes many rows at once, and naming it would cost as much as writing it. */
export const mostValues = 1_000;

/** Numbers of what stands in the source, each given once. */
const numbers = new WeakMap<readonly string[], string>();
let given = 0;

function numberOf(texts: readonly string[]): string {
  const known = numbers.get(texts);
  if (known) return known;
  const number = `${(given += 1)},`;
  numbers.set(texts, number);
  return number;
}

/** As it stands in the source: texts, with a value or another part between each two. */
class Template extends Part {
  readonly #texts: readonly string[];
  readonly #between: readonly unknown[];

  constructor(texts: readonly string[], between: readonly unknown[]) {
    super();
    this.#texts = texts;
    this.#between = between;
  }

  override writeInto(before: string, values: unknown[]): string {
    let text = before + this.#texts[0]!;
    for (let place = 0; place < this.#between.length; place += 1)
      text = writeOne(text, this.#between[place], values) + this.#texts[place + 1]!;
    return text;
  }

  override shapeInto(before: string, values: unknown[]): string {
    // How many parts follow is known from the number, so that no two templates have the same shape.
    let shape = before + numberOf(this.#texts);
    for (const one of this.#between) shape = shapeOne(shape, one, values);
    return shape;
  }
}

/** Values and parts, parted by another part. */
class List extends Part {
  readonly #items: readonly unknown[];
  readonly #separator: Sql;

  constructor(items: readonly unknown[], separator: Sql) {
    super();
    this.#items = items;
    this.#separator = separator;
  }

  override writeInto(before: string, values: unknown[]): string {
    let text = before;
    for (let place = 0; place < this.#items.length; place += 1) {
      if (place > 0) text = writeOne(text, this.#separator, values);
      text = writeOne(text, this.#items[place], values);
    }
    return text;
  }

  override shapeInto(before: string, values: unknown[]): string {
    let shape = `${before}l${this.#items.length},`;
    for (let place = 0; place < this.#items.length; place += 1) {
      if (values.length > mostValues) return shape;
      if (place > 0) shape = shapeOne(shape, this.#separator, values);
      shape = shapeOne(shape, this.#items[place], values);
    }
    return shape;
  }
}

function writeOne(before: string, one: unknown, values: unknown[]): string {
  return one instanceof Part ? one.writeInto(before, values) : `${before}$${values.push(one)}`;
}

function shapeOne(before: string, one: unknown, values: unknown[]): string {
  if (one instanceof Part) return one.shapeInto(before, values);
  values.push(one);
  return `${before}$`;
}

/** Long texts that code puts together, by numbers of their own; as many as all rooms have, and some. */
const longTexts = new Map<string, string>();
const mostLongTexts = 2_000;
/** Up to so many letters a text is its own name. */
const ownName = 24;

function numberOfText(text: string): string | undefined {
  const known = longTexts.get(text);
  if (known || longTexts.size >= mostLongTexts) return known;
  const number = `t${longTexts.size},`;
  longTexts.set(text, number);
  return number;
}

/** Text as it is. */
class Text extends Part {
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override writeInto(before: string): string {
    return before + this.#text;
  }

  override shapeInto(before: string): string {
    const text = this.#text;
    const number = text.length > ownName ? numberOfText(text) : undefined;
    return before + (number ?? `"${text.length}:${text}`);
  }
}

/**
 * Writes a part: what stands in `${}` is a value, sent apart from the text, or another part. Pages write some thirty of them,
 * so it does no more than that.
 */
export function sql(texts: TemplateStringsArray, ...between: unknown[]): Sql {
  return new Template(texts, between);
}

const text = (written: string): Sql => new Text(written);
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const named = (name: string) => text(name.split(".").map(quoted).join("."));

/** Text as it is, for what this code alone decides: never for what somebody typed. */
sql.raw = text;

/** A column, with its table or alias before it where it has a dot. */
sql.ref = named;

/** A table, with its schema before it where it has a dot. */
sql.table = named;

/** A value in the text itself, for what a plan depends on and nobody typed. */
sql.lit = (value: string | number | boolean | null): Sql =>
  text(typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value));

const comma = text(", ");

/** Values or parts, parted by commas or by another part. */
sql.join = (items: readonly unknown[], separator: Sql = comma): Sql => new List(items, separator);
