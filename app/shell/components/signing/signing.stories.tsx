import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import shell from "../../strings/en.json";
import { SignatureFacts } from "./signature-facts.tsx";

const meta: Meta<typeof SignatureFacts> = {
  title: "Frame/SignatureFacts",
  component: SignatureFacts,
  args: {
    document: {
      id: "00000000-0000-7000-8000-000000000001",
      recordId: "00000000-0000-7000-8000-000000000002",
      signerId: "00000000-0000-7000-8000-000000000003",
      asks: "SIGNATURE",
      standing: "SIGNED",
      digest: "",
      issuedAt: new Date("2026-03-02T09:00:00Z"),
      expiresOn: "2026-03-16",
      settledAt: new Date("2026-03-04T15:20:00Z"),
      settledByName: "Asha Rao",
      typedName: "Asha Rao",
      statement: null,
      witnessName: null,
    },
  },
  render: (args) => (
    <StoryScreen strings={{ shell }}>
      <SignatureFacts {...args} />
    </StoryScreen>
  ),
};

export default meta;

type Story = StoryObj<typeof SignatureFacts>;

export const Signed: Story = {};

export const WithDisagreement: Story = {
  args: {
    document: {
      ...meta.args!.document!,
      standing: "SIGNED_WITH_DISAGREEMENT",
      statement: "The launch slipped because the supplier was late, not because of my planning.",
    },
  },
};

export const Refused: Story = {
  args: {
    document: {
      ...meta.args!.document!,
      standing: "REFUSED",
      typedName: null,
      settledByName: "Ravi Iyer",
      witnessName: "Lena Vogt",
    },
  },
};

export const Open: Story = {
  args: {
    document: { ...meta.args!.document!, standing: "OPEN", settledAt: null, settledByName: null, typedName: null },
  },
};
