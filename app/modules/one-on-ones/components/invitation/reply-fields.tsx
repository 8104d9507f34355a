import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { replies } from "../../domain/replies.ts";
import { useInvitationWords } from "./invitation-words.ts";

/** What a reply says; `again` where it is one of a series. */
export function ReplyFields({ form, name, again }: { form: AnyCommandForm; name: string; again: boolean }) {
  const t = useInvitationWords();
  return (
    <>
      <RadioGroup
        {...form.field("reply")}
        label={t("invitation.your-reply")}
        options={replies.map((value) => ({ value, label: t(`invitation.reply.${value}`) }))}
      />
      {again ? (
        <RadioGroup
          {...form.field("which")}
          label={t("move.which")}
          options={(["ONE", "FOLLOWING"] as const).map((value) => ({ value, label: t(`move.${value}`) }))}
        />
      ) : null}
      <DateField
        {...form.field("proposed")}
        kind="datetime-local"
        label={t("invitation.proposed")}
        description={t("invitation.proposed-text", { name })}
      />
      <TextArea {...form.field("note")} label={t("invitation.note")} rows={2} />
    </>
  );
}
