import { useTranslation } from "react-i18next";
import { RichTextField, type RichTextFieldProps } from "#app/ui/rich-text/rich-text-field.tsx";

export type RichTextAreaProps = Omit<RichTextFieldProps, "words">;

/** Formatted text in the reader's language; its use-case takes `richTextInput` and stores `cleanRichText` of it. */
export function RichTextArea(props: RichTextAreaProps) {
  const { t } = useTranslation("shell");
  return (
    <RichTextField
      {...props}
      words={{
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
      }}
    />
  );
}
