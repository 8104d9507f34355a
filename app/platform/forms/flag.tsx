import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";

type FlagProps = { name: string; label: string; description?: string | undefined; checked: boolean };

/** Yes or no; `off` goes along where it is not ticked. */
export function Flag({ name, label, description, checked }: FlagProps) {
  return (
    <div>
      <input type="hidden" name={name} value="off" />
      <Checkbox
        name={name}
        value="on"
        label={label}
        defaultChecked={checked}
        {...(description ? { description } : {})}
      />
    </div>
  );
}
