/** How a dashboard is let into our page: by a signed address, or by a guest token handed to the frame. */
export const providers = ["METABASE", "SUPERSET"] as const;
export type Provider = (typeof providers)[number];

/** Seconds a token lives at most. */
export const longestTokenLife = 600;

const shapes: Readonly<Record<Provider, RegExp>> = {
  METABASE: /^[1-9]\d{0,9}$/,
  SUPERSET: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
};

/** Whether a text is what this provider calls a dashboard by: a number, or the id of its embedding. */
export const namesDashboard = (provider: Provider, text: string): boolean => shapes[provider].test(text);
