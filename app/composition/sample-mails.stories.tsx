import type { Meta, StoryObj } from "@storybook/react-vite";
import { languages, type Language } from "#app/platform/i18n/languages.ts";
import { MailLook } from "#app/ui/mail-look/mail-look.tsx";
import type { SampleMail } from "./sample-mails.ts";

type Shown = { room: string; language: Language };

/** Every mail that a room sends, one below the other, as people get it. */
function SampleMails({ mails, language }: { mails: readonly SampleMail[]; language: Language }) {
  return mails.map(({ name, subject, html, text }) => (
    <MailLook
      key={name}
      {...{ id: `mail-${name}`, subject, html, text, lang: language }}
      words={{ look: subject, plain: "As text" }}
    />
  ));
}

/** `storybook/vite.config.ts` writes them: what makes them runs on a server alone. */
const mailsOf = async ({ room, language }: Shown) =>
  (await (await fetch(`sample-mails/${room}.${language}.json`)).json()) as SampleMail[];

const meta: Meta<Shown> = {
  title: "Mails",
  args: { language: "en" },
  argTypes: { language: { control: "select", options: languages }, room: { control: false } },
  loaders: [async ({ args }) => ({ mails: await mailsOf(args as Shown) })],
  render: ({ language }, { loaded }) => <SampleMails mails={loaded["mails"] as SampleMail[]} language={language} />,
};

export default meta;

type Story = StoryObj<Shown>;

export const Analytics: Story = { args: { room: "analytics" } };
export const Calibration: Story = { args: { room: "calibration" } };
export const Comments: Story = { args: { room: "comments" } };
export const Compensation: Story = { args: { room: "compensation" } };
export const Develop: Story = { args: { room: "develop" } };
export const Disciplinary: Story = { args: { room: "disciplinary" } };
export const Engagement: Story = { args: { room: "engagement" } };
export const Feed: Story = { args: { room: "feed" } };
export const Feedback: Story = { args: { room: "feedback" } };
export const Goals: Story = { args: { room: "goals" } };
export const Identity: Story = { args: { room: "identity" } };
export const Initiatives: Story = { args: { room: "initiatives" } };
export const Integrations: Story = { args: { room: "integrations" } };
export const Lifecycle: Story = { args: { room: "lifecycle" } };
export const OneOnOnes: Story = { args: { room: "one-on-ones" } };
export const People: Story = { args: { room: "people" } };
export const Points: Story = { args: { room: "points" } };
export const Reviews: Story = { args: { room: "reviews" } };
export const SeveralAtOnce: Story = { args: { room: "together" } };
export const Webhooks: Story = { args: { room: "webhooks" } };
