declare const isPart: unique symbol;

/** A statement or a part of one, with its values where they stand. `{name}` in its text is a table of the tenant. */
export type Sql = { readonly [isPart]: true };

/** A part as it was written: texts, with a value or another part between each two. */
export class Part {
  declare readonly [isPart]: true;
  readonly #texts: readonly string[];
  readonly #between: readonly unknown[];

  constructor(texts: readonly string[], between: readonly unknown[]) {
    this.#texts = texts;
    this.#between = between;
  }

  /** Adds its text to what was written before, and its values to those before, each numbered where it stands. */
  writeInto(before: string, values: unknown[]): string {
    let text = before + this.#texts[0]!;
    for (let place = 0; place < this.#between.length; place += 1) {
      const one = this.#between[place];
      if (one instanceof Part) text = one.writeInto(text, values);
      else text += `$${values.push(one)}`;
      text += this.#texts[place + 1]!;
    }
    return text;
  }
}

/**
 * Writes a part: what stands in `${}` is a value, sent apart from the text, or another part. Pages write some thirty of them,
 * so it does no more than that.
 */
export function sql(texts: TemplateStringsArray, ...between: unknown[]): Sql {
  return new Part(texts, between);
}

const text = (written: string): Sql => new Part([written], []);
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

/** Values or parts, parted by commas or by another part. */
sql.join = (items: readonly unknown[], separator: Sql = text(", ")): Sql => {
  const between = items.flatMap((item, place) => (place === 0 ? [item] : [separator, item]));
  return new Part(["", ...between.map(() => "")], between);
};
