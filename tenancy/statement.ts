const tablePlaceholder = /\{([a-z_]+)\}/g;

/** Writes the schema before every `{table}`; `{schema}` alone becomes the schema's quoted name. */
export function qualifyTables(statement: string, schemaName: string): string {
  return statement.replace(tablePlaceholder, (_, name: string) =>
    name === "schema" ? `"${schemaName}"` : `"${schemaName}"."${name}"`,
  );
}

/** Turns each `?` outside quotes into `$1`, `$2`, … in order. */
export function bindPlaceholders(statement: string): string {
  let position = 0;
  return statement.replace(/'(?:[^']|'')*'|"[^"]*"|\?/g, (token) => (token === "?" ? `$${++position}` : token));
}
