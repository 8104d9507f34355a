import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Switch } from "#app/ui/switch/switch.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { passwordRuleKinds } from "../../domain/password-policy.ts";
import type { SignInPolicy } from "../../domain/sign-in-policy.ts";
import { policyCommands } from "../identity-commands.ts";
import { PolicyPreview } from "./policy-preview.tsx";
import classes from "../settings/settings.module.css";

export type SignInPolicyFormProps = { policy: SignInPolicy; address: string };

/** What the company asks of those who sign in; saved only after seeing whom it concerns. */
export function SignInPolicyForm({ policy, address }: SignInPolicyFormProps) {
  const { t } = useTranslation("identity");
  const form = policyCommands.useCommandForm({
    intent: ["review", "save"],
    id: "sign-in-policy",
    looks: ["review"],
    said: ({ intent }) => (intent === "save" ? t("policy.saved") : null),
  });
  const { answer } = form;
  const drafted = answer?.intent === "review" && answer.done ? answer.value : null;
  const reviewed = form.changed ? null : drafted;
  const kept = reviewed?.draft ?? policy;
  return (
    <CommandForm form={form} className={classes.setup} guarded>
      <policyCommands.PageAnswer intents={["save"]} said={t("policy.saved")} />
      <Section title={t("password.label")}>
        <RadioGroup
          name="passwordRule"
          label={t("policy.password")}
          defaultValue={kept.passwordRule}
          options={passwordRuleKinds.map((value) => ({
            value,
            label: t(`policy.rule.${value}`),
            description: t(`policy.rule-text.${value}`),
          }))}
        />
      </Section>
      <Section title={t("settings.tab.second-step")}>
        <Switch
          name="secondFactorRequired"
          label={t("policy.second")}
          description={t("policy.second-text")}
          defaultChecked={kept.secondFactorRequired}
        />
      </Section>
      <SessionLimits policy={kept} form={form} />
      <Section title={t("policy.ranges")} description={t("policy.ranges-text", { address })}>
        <div className={classes.lines}>
          <TextArea
            name="allowedRanges"
            label={t("policy.ranges-label")}
            defaultValue={kept.allowedRanges.join("\n")}
            error={form.wrong("allowedRanges")}
            rows={4}
            spellCheck={false}
            placeholder="203.0.113.0/24"
          />
        </div>
      </Section>
      {reviewed ? <PolicyPreview preview={reviewed.preview} /> : null}
      <SubmitRow
        form={form}
        label={t("policy.save")}
        intent="save"
        look={{ intent: "review", label: t("policy.review"), seen: reviewed !== null }}
      />
    </CommandForm>
  );
}

/** After how long a session ends by itself. */
function SessionLimits({
  policy,
  form,
}: Pick<SignInPolicyFormProps, "policy"> & { form: Pick<AnyCommandForm, "wrong"> }) {
  const { t } = useTranslation("identity");
  return (
    <Section title={t("policy.sessions")} description={t("policy.sessions-text")}>
      <div className={classes.form}>
        <NumberField
          name="idleMinutes"
          label={t("policy.idle")}
          defaultValue={policy.idleMinutes}
          min={5}
          max={10_080}
          step={1}
          error={form.wrong("idleMinutes")}
          required
        />
        <NumberField
          name="absoluteHours"
          label={t("policy.absolute")}
          defaultValue={policy.absoluteHours}
          min={1}
          max={2_160}
          step={1}
          error={form.wrong("absoluteHours")}
          required
        />
      </div>
    </Section>
  );
}
