/** The code however the formatter breaks its lines. */
export function anyLayout(code: string): RegExp {
  const tokens = code
    .trim()
    .split(/\s+|(?<=[([{])|(?=[)\]}])/)
    .filter(Boolean);
  const escaped = tokens.map((token) => token.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(escaped.reduce((before, token) => `${before}${/^\\[)\]}]/.test(token) ? ",?" : ""}\\s*${token}`));
}
