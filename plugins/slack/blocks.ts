import type { Card } from "#sdk/index.ts";

/** A card as Block Kit; what people wrote is text and never markup. */
export function blocksOf({ title, text, facts = [], link, buttons = [] }: Omit<Card, "to">): object[] {
  const plain = (words: string) => ({ type: "plain_text", text: words, emoji: false });
  return [
    { type: "section", text: plain(title) },
    ...(text ? [{ type: "section", text: plain(text) }] : []),
    ...(facts.length > 0
      ? [{ type: "section", fields: facts.map(({ name, value }) => plain(`${name}\n${value}`)) }]
      : []),
    ...elements([
      ...buttons.map(({ label, act }) => ({ type: "button", text: plain(label), action_id: act, value: act })),
      ...(link ? [{ type: "button", text: plain(link.label.slice(0, 75)), url: link.url, action_id: "open" }] : []),
    ]),
  ];
}

const elements = (all: object[]) => (all.length > 0 ? [{ type: "actions", elements: all }] : []);
