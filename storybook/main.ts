import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../app/**/*.stories.tsx", "../widgets/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y"],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // The application's own Vite configuration builds a server and routes; stories need neither.
    builder: { name: "@storybook/builder-vite", options: { viteConfigPath: "storybook/vite.config.ts" } },
  },
  typescript: { reactDocgen: false },
};

export default config;
