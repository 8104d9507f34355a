import { useRef, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { departmentCommands } from "../identity-commands.ts";
import classes from "./auth-layout.module.css";

/** What companies usually have, offered to who founds one. */
const usual = [
  "biotechnology",
  "finance",
  "hr",
  "manufacturing",
  "marketing",
  "operations",
  "production",
  "sales",
  "strategy",
  "technology",
  "others",
] as const;

/** The departments a new company begins with: the usual ones, all ticked, and names of its own. */
export function FirstDepartmentsForm({ skip }: { skip: string }) {
  const { t } = useTranslation("identity");
  const form = departmentCommands.useCommandForm({ intent: "found" });
  const { offered, ticked, tick, add, field } = useDepartments();
  return (
    <CommandForm form={form} className={classes.form}>
      <fieldset className={classes.departments}>
        <legend>{t("place.department.which")}</legend>
        {offered.map((name) => (
          <Checkbox
            key={name}
            id={`department-${name}`}
            name="departments"
            value={name}
            label={name}
            checked={ticked.has(name)}
            onChange={(event) => tick(name, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <div className={classes.addOwn}>
        <TextField
          ref={field}
          id="department-of-ones-own"
          name="departments"
          label={t("place.department.add")}
          maxLength={100}
          autoComplete="off"
          error={form.wrong("departments")}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.currentTarget.value.trim() === "") return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>{t("place.department.add-act")}</Button>
      </div>
      <SelectField
        name="own"
        label={t("place.department.own")}
        placeholder={t("place.none")}
        options={offered.filter((name) => ticked.has(name)).map((name) => ({ value: name, label: name }))}
      />
      <Button type="submit" tone="primary" fullWidth loading={form.busy}>
        {t("company.submit")}
      </Button>
      <Button href={skip} tone="quiet" fullWidth>
        {t("place.skip")}
      </Button>
    </CommandForm>
  );
}

/** Which are offered and which are ticked; a name of one's own joins both, and is ticked again where it stands already. */
function useDepartments() {
  const { t } = useTranslation("identity");
  const field = useRef<HTMLInputElement>(null);
  const [offered, setOffered] = useState(() => usual.map((name) => t(`place.department.usual.${name}`)));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(offered));
  const tick = (name: string, on: boolean) =>
    setTicked((before) => new Set(on ? [...before, name] : [...before].filter((one) => one !== name)));
  const add = () => {
    const typed = field.current?.value.trim() ?? "";
    if (!field.current || typed === "") return;
    field.current.value = "";
    field.current.focus();
    const known = offered.find((name) => name.toLowerCase() === typed.toLowerCase());
    if (!known) setOffered([...offered, typed]);
    tick(known ?? typed, true);
  };
  return { offered, ticked, tick, add, field };
}
