/** A statement or a part of one, with its values where they stand. Made by `sql` alone. */
export class Sql {
  readonly text: string;
  readonly values: readonly unknown[];

  constructor(text: string, values: readonly unknown[]) {
    this.text = text;
    this.values = values;
  }
}

/** SQL with values bound where they stand; a part in it is put in its place. `{table}` is the tenant's table. */
export function sql(texts: TemplateStringsArray, ...parts: unknown[]): Sql {
  let text = texts[0]!;
  const values: unknown[] = [];
  parts.forEach((part, index) => {
    if (isPart(part)) {
      text += part.text;
      values.push(...part.values);
    } else {
      text += "?";
      values.push(part);
    }
    text += texts[index + 1]!;
  });
  return new Sql(text, values);
}

sql.raw = (text: string): Sql => new Sql(text, []);

/** A name, quoted: `sql.ref("a.kind")`. */
sql.ref = (name: string): Sql =>
  new Sql(
    name
      .split(".")
      .map((part) => `"${part.replaceAll('"', '""')}"`)
      .join("."),
    [],
  );

sql.join = (parts: readonly unknown[], between: Sql = sql`, `): Sql =>
  parts.reduce<Sql>((all, part, index) => (index === 0 ? sql`${part}` : sql`${all}${between}${part}`), sql``);

function isPart(part: unknown): part is { text: string; values: readonly unknown[] } {
  return (
    part instanceof Sql ||
    (typeof part === "object" && part !== null && "text" in part && "values" in part && Array.isArray(part.values))
  );
}
