/** What a story's server would say to whatever is asked of it, for as long as the story is looked at. */
export function answering(body: unknown): () => () => void {
  return () => {
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.resolve(Response.json(body));
    return () => void (globalThis.fetch = fetch);
  };
}
