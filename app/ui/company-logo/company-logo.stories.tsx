import type { Meta, StoryObj } from "@storybook/react-vite";
import { CompanyLogo } from "./company-logo.tsx";

const drawn =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqGf4DwADZwGAyqE+HwAAAABJRU5ErkJggg==";

const meta: Meta<typeof CompanyLogo> = {
  title: "Identity/CompanyLogo",
  component: CompanyLogo,
  args: { src: drawn, label: "Acme", size: "large" },
};

export default meta;

type Story = StoryObj<typeof CompanyLogo>;

export const Large: Story = {};
export const Small: Story = { args: { size: "small" } };
