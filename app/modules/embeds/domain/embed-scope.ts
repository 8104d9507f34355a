/** What a widget may be allowed on another site. */
export const embedScopes = ["goals:read", "goals:write", "praise:read", "praise:write"] as const;
export type EmbedScope = (typeof embedScopes)[number];

/** The audience a host site's token names. */
export const embedAudience = "cairn-embed";

/** Seconds: how long a host's token may live at most, and how far its clock may be off. */
export const longestTokenLife = 600;
export const clockTolerance = 30;

/** Milliseconds a session of a widget lives. */
export const sessionLife = 15 * 60_000;

/** Days a key that was replaced may go on beside its successor, for the site to change over. */
export const daysBeside = [0, 1, 7, 30] as const;
