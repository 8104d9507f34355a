import { longestPost } from "./post.ts";

/** What a post says of praise that was given in feedback: whom it praises first, where its words do not name them. */
export function praiseText(body: string, receivers: readonly { name: string }[]): string {
  const unnamed = receivers.map(({ name }) => `@${name}`).filter((name) => !body.includes(name));
  const text = [...unnamed, body].join(" ");
  return text.length > longestPost ? body : text;
}
