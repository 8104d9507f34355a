import { useTranslation } from "react-i18next";

/** The room's words where nobody is signed in, and so no reader's clock is known. */
export const useInvitationWords = () => useTranslation("one-on-ones").t;
