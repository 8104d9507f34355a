import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { kindScreen } from "../../components/kind-screen.tsx";
import classes from "../../components/questionnaires.module.css";
import { useQuestionnaireWords } from "../../components/questionnaire-words.ts";
import { OptionsSetup } from "../../components/scale-setup.tsx";
import { moved } from "../../domain/edit.ts";
import { toldOption } from "../../domain/tallies.ts";
import { ranking } from "./answer.ts";
import own from "../../components/ranking.module.css";

export const rankingScreen = kindScreen(ranking, {
  Input: ({ setup: { options }, value, onChange, label, disabled, reading }) => {
    const { t } = useQuestionnaireWords();
    const order = value && value.length > 0 ? value : options.map(({ id }) => id);
    return (
      <>
        <ol className={own.ranking} aria-label={label}>
          {order.map((id, at) => {
            const named = toldOption(options, id, reading.say);
            return (
              <li key={id} className={own.ranked}>
                <span dir="auto">{named}</span>
                <span className={classes.tools}>
                  <IconButton
                    size="small"
                    label={t("form.up", { named })}
                    icon={<IconArrowUp />}
                    disabled={disabled || at === 0}
                    onClick={() => onChange(moved(order, at, -1))}
                  />
                  <IconButton
                    size="small"
                    label={t("form.down", { named })}
                    icon={<IconArrowDown />}
                    disabled={disabled || at === order.length - 1}
                    onClick={() => onChange(moved(order, at, 1))}
                  />
                </span>
              </li>
            );
          })}
        </ol>
        {value && value.length > 0 ? null : (
          <Button size="small" disabled={disabled} onClick={() => onChange(order)}>
            {t("form.this-order")}
          </Button>
        )}
      </>
    );
  },
  Setup: (props) => <OptionsSetup {...props} scored={false} />,
});
