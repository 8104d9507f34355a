import type { Card } from "#sdk/index.ts";

/** A card as an Adaptive Card; what people wrote is text and never markup. */
export function cardOf({ title, text, facts = [], link, buttons = [] }: Omit<Card, "to">): object {
  const plain = (words: string, more: object = {}) => ({
    type: "RichTextBlock",
    inlines: [{ type: "TextRun", text: words, ...more }],
  });
  const body = [
    plain(title, { weight: "Bolder" }),
    ...(text ? [plain(text)] : []),
    ...facts.map(({ name, value }) => plain(`${name}: ${value}`)),
  ];
  const actions = [
    ...buttons.map(({ label, act }) => ({ type: "Action.Submit", title: label, data: { cairn: act } })),
    ...(link ? [{ type: "Action.OpenUrl", title: link.label, url: link.url }] : []),
  ];
  return {
    contentType: "application/vnd.microsoft.card.adaptive",
    content: {
      $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
      type: "AdaptiveCard",
      version: "1.4",
      body,
      ...(actions.length > 0 && { actions }),
    },
  };
}
