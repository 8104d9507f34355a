import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import { holdsWords } from "#app/platform/text/plain-letters.ts";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { IconPlus } from "@tabler/icons-react";
import { library, suits } from "../../domain/library.ts";
import { lifecycleMoments, themes } from "../../domain/words.ts";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import panel from "./library.module.css";

/** Questions worth asking, found by their words, by theme and by moment of somebody's time here. */
export function LibraryPanel({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const address = useAddress();
  const [search] = useSearchParams();
  const about = search.get("about");
  const [looked, lookFor] = useState("");
  // Whoever looks for something finds it whomever they meet; else what suits the two is offered.
  const searching = looked.trim() !== "";
  const holds = holdsWords(looked);
  const topics = [...themes, ...lifecycleMoments].filter((one) => (about ? one === about : true));
  const found = topics.map((topic) => {
    const ours = library.filter((one) => one.about === topic && (about || searching || suits(one, page.relation)));
    const own = page.questions.filter((one) => one.about === topic);
    const questions = [...own, ...ours.map(({ id }) => ({ id, text: t(`library.${id}`) }))];
    return { topic, questions: questions.filter(({ text }) => holds(`${t(`topic.${topic}`)} ${text}`)) };
  });
  const groups = found.filter(({ questions }) => questions.length > 0);
  return (
    <SidePanel
      title={t("library.title")}
      closeLabel={t("close")}
      closeHref={address({ showLibrary: null, about: null })}
    >
      <SearchField
        name="library"
        label={t("library.search")}
        value={looked}
        onChange={(event) => lookFor(event.currentTarget.value)}
      />
      <nav className={panel.topics} aria-label={t("library.topics")}>
        {about ? <UiLink href={address({ about: null })}>{t("library.all")}</UiLink> : null}
        {[...themes, ...lifecycleMoments].map((one) => (
          <UiLink key={one} href={address({ about: one })} aria-current={one === about ? "true" : undefined}>
            {t(`topic.${one}`)}
          </UiLink>
        ))}
      </nav>
      {groups.length === 0 ? (
        <p role="status" className={classes.soft}>
          {t("library.none")}
        </p>
      ) : null}
      {groups.map(({ topic, questions }) => (
        <section key={topic}>
          <h3 className={classes.small}>{t(`topic.${topic}`)}</h3>
          <ul className={classes.plain}>
            {questions.map((question) => (
              <Question key={question.id} page={page} question={question} />
            ))}
          </ul>
        </section>
      ))}
    </SidePanel>
  );
}

function Question({ page, question: { id, text } }: { page: MeetingPage; question: { id: string; text: string } }) {
  const { t } = useOneOnOneWords();
  const command = meetingCommands.useCommand({
    intent: "add-point",
    key: `library ${id}`,
    said: t("said.added"),
  });
  return (
    <li className={classes.question}>
      <span>{text}</span>
      <IconAct
        command={command}
        intent="add-point"
        fields={{ meetingId: page.id, text, source: "LIBRARY" }}
        label={t("recommended.take", { text })}
        icon={<IconPlus />}
        disabled={page.points.some((point) => point.text === text)}
      />
    </li>
  );
}
