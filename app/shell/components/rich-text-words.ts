import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { RichTextWords } from "#app/ui/rich-text/rich-text-words.ts";

/** What the buttons of editors are called, in the reader's language. */
export function useRichTextWords(): RichTextWords {
  const { t } = useTranslation("shell");
  return {
    toolbar: t("rich-text.toolbar"),
    bold: t("rich-text.bold"),
    italic: t("rich-text.italic"),
    heading: t("rich-text.heading"),
    bullets: t("rich-text.bullets"),
    numbers: t("rich-text.numbers"),
    checklist: t("rich-text.checklist"),
    link: t("rich-text.link"),
    linkAddress: t("rich-text.link-address"),
    linkApply: t("rich-text.link-apply"),
    linkRemove: t("rich-text.link-remove"),
  };
}
