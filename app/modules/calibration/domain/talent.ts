/** How likely somebody is to leave, and what their leaving would cost. */
export const levels = ["HIGH", "MEDIUM", "LOW"] as const;
export type Level = (typeof levels)[number];

/** When somebody could take over. */
export const readinesses = ["NOW", "ONE_YEAR", "TWO_YEARS"] as const;
export type Readiness = (typeof readinesses)[number];

export const promotions = ["NOT_PROPOSED", "PROPOSED", "APPROVED", "DECLINED"] as const;
