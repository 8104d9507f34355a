/** What one cell of a file says of several things: `Sales; Support`. */
export const severalSaid = (said: string): string[] =>
  said
    .split(/[;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
