import { lazyQuietly } from '../lazy.tsx';

/** The dialog of all settings, fetched when somebody wants to change one. */
export const SettingsDialog = lazyQuietly(
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
);
