/** What a semicolon within does not end: texts, quoted names, comments, dollar-quoted bodies; then the semicolon itself. */
const piece = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[^]*?\*\/|(\$\w*\$)[^]*?\1|[^'"$;/-]+|[^;]|;/g;

/**
 * The statements of a script, one by one, without what is between them. Each is then a message of its own, as databases ask
 * that lie on several servers.
 */
export function statementsOf(script: string): string[] {
  const statements: string[] = [];
  let open = "";
  for (const [part] of script.matchAll(piece)) {
    if (part !== ";") open += part;
    else {
      statements.push(open);
      open = "";
    }
  }
  return [...statements, open].map((statement) => statement.trim()).filter((statement) => saysSomething(statement));
}

const saysSomething = (statement: string) =>
  statement
    .replace(/--[^\n]*/g, "")
    .replace(/\/\*[^]*?\*\//g, "")
    .trim() !== "";
