import type { ToAgree } from "#app/platform/contributions/talk-subject.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useCommand } from "#app/platform/forms/use-command.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** What one of the two laid before the other, to be agreed as they talk. */
export function Agreements({ page: { toAgree, other } }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  if (toAgree.length === 0) return null;
  return (
    <Section title={t("agree.title")}>
      <ul className={classes.points}>
        {toAgree.map((matter) => (
          <Matter key={matter.key} matter={matter} name={other.name} />
        ))}
      </ul>
    </Section>
  );
}

function Matter({ matter: { room, label, params, lines, link, act }, name }: { matter: ToAgree; name: string }) {
  const { t, format } = useOneOnOneWords();
  const words = useWords("shell", room);
  return (
    <li className={classes.point}>
      <span className={classes.pointWords}>
        <UiLink href={link} className={classes.pointText}>
          {words(label, params, room)}
        </UiLink>
        <span className={classes.soft}>{format.list(lines)}</span>
      </span>
      {act ? <Agree room={room} act={act} /> : <span className={classes.soft}>{t("agree.waits", { name })}</span>}
    </li>
  );
}

/** The room's own command, sent to its own address. */
function Agree({ room, act }: { room: string; act: NonNullable<ToAgree["act"]> }) {
  const words = useWords("shell", room);
  const { action, intent, fields, said, label } = act;
  const command = useCommand({ room, action, said: () => words(said, {}, room) });
  return (
    <ActForm command={command} intent={intent} fields={fields}>
      <Button type="submit" size="small" tone="primary" loading={command.busy}>
        {words(label, {}, room)}
      </Button>
    </ActForm>
  );
}
