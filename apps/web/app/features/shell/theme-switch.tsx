import * as SHELL from '#web/content/shell.ts';
import { chooseTheme, useTheme } from '#web/lib/theme.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Moon } from '#web/ui/icons/moon.tsx';
import { Sun } from '#web/ui/icons/sun.tsx';

/** Paper by day, tailoring cloth by night. */
export function ThemeSwitch() {
  const theme = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={SHELL.switchToTheme(next)} onClick={() => chooseTheme(next)}>
      {next === 'light' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
