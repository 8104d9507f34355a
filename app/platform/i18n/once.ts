/** What is made when it is first asked for, and kept: a page needs two or three of all formatters. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
