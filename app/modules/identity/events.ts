import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

const payload = z.object({ employeeId: z.string() });

/** What this room announces. */
export const identityEvents = declareEvents({
  "identity.export-own-data": { payload, says: "Somebody took a copy of their data.", stays: true },
  "identity.erasure-asked": { payload, says: "Somebody who left is to be erased.", stays: true },
  "identity.erasure-called-off": { payload, says: "An erasure was called off before its day.", stays: true },
  "identity.person-erased": { payload, says: "Somebody who left was erased.", stays: true },
  "identity.invited": { payload, says: "Somebody was invited to sign in.", stays: true },
  "identity.invitation-withdrawn": { payload, says: "An invitation was withdrawn.", stays: true },
  "identity.member-deactivated": { payload, says: "Somebody can no longer sign in.", stays: true },
  "identity.member-reactivated": { payload, says: "Somebody can sign in again.", stays: true },
  "identity.language-chosen": {
    payload,
    says: "Somebody chose the language in which they are written to.",
    stays: true,
  },
  "identity.profile-completed": {
    payload,
    says: "Somebody filled in their profile after signing in first.",
    stays: true,
  },
  "identity.second-factor-reset": { payload, says: "An admin took away somebody's second factor.", stays: true },
  "identity.sign-in-policy-changed": {
    payload: z.looseObject({}),
    says: "How people may sign in was changed.",
    stays: true,
  },
  "identity.support-consented": {
    payload: z.object({ consentId: z.string(), hours: z.number() }),
    says: "The company let support look into it for some hours.",
    stays: true,
  },
  "identity.support-consent-ended": {
    payload: z.object({ consentId: z.string() }),
    says: "Support may no longer look into the company.",
    stays: true,
  },
  "identity.sso-saved": {
    payload: z.object({ issuer: z.string() }),
    says: "How people sign in at the company's own provider was changed.",
    stays: true,
  },
  "identity.sso-joining-saved": {
    payload: z.object({ addsPeople: z.boolean() }),
    says: "What becomes of people who come in at the company's own provider was changed.",
    stays: true,
  },
  "identity.joined-at-sign-in": {
    payload,
    says: "Somebody whom the company's own provider knows was added at their first sign-in.",
    stays: true,
  },
  "identity.sso-switched": {
    payload: z.object({ on: z.boolean(), enforced: z.boolean() }),
    says: "Sign-in at the company's own provider was switched on or off.",
    stays: true,
  },
  "identity.sso-domain-changed": {
    payload: z.object({ domainId: z.string(), change: z.enum(["ADDED", "VERIFIED", "REMOVED"]) }),
    says: "A domain was added to single sign-on, proven or removed.",
    stays: true,
  },
  /** Heard by its notice. */
  "identity.emergency-sign-in": {
    payload,
    says: "Somebody signed in with a password of ours although the company signs in at its provider alone.",
  },
  /** Heard by its notice. */
  "identity.sso-certificate-ending": {
    payload: z.object({ fingerprint: z.string() }),
    says: "A certificate of the company's identity provider is about to end.",
  },
});
