import { kindScreen } from "../../components/kind-screen.tsx";
import { OptionsSetup } from "../../components/scale-setup.tsx";
import { Steps } from "../../components/steps.tsx";
import { scale } from "./answer.ts";

export const scaleScreen = kindScreen(scale, {
  Input: ({ setup: { options }, value, onChange, reading, ...rest }) => (
    <Steps
      {...rest}
      steps={options.map(({ id, label }) => ({ value: id, label: reading.say(label) }))}
      chosen={value}
      onChoose={onChange}
    />
  ),
  Setup: (props) => <OptionsSetup {...props} scored />,
});
