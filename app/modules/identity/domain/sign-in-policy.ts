import type { PasswordRuleKind } from "./password-policy.ts";
import type { SessionLimits } from "./session-policy.ts";

/** What a company asks of those who sign in. */
export type SignInPolicy = {
  passwordRule: PasswordRuleKind;
  idleMinutes: number;
  absoluteHours: number;
  secondFactorRequired: boolean;
  /** In CIDR notation; none means from anywhere. */
  allowedRanges: readonly string[];
};

export const usualPolicy: SignInPolicy = {
  passwordRule: "COMPOSITION",
  idleMinutes: 720,
  absoluteHours: 720,
  secondFactorRequired: false,
  allowedRanges: [],
};

export function limitsOf({
  idleMinutes,
  absoluteHours,
}: Pick<SignInPolicy, "idleMinutes" | "absoluteHours">): SessionLimits {
  return { idle: idleMinutes * 60_000, absolute: absoluteHours * 3_600_000 };
}
