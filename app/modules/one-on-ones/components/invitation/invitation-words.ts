import { useTranslation } from "#app/platform/i18n/use-translation.ts";

/** The room's words where nobody is signed in, and so no reader's clock is known. */
export const useInvitationWords = () => useTranslation("one-on-ones").t;
