import { type ComponentProps, useState } from 'react';
import { UI } from '#web/content/ui.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Eye } from '#web/ui/icons/eye.tsx';
import { EyeOff } from '#web/ui/icons/eye-off.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** A password that can be looked at. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <span className="with-eye">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <IconButton
        label={shown ? UI.passwordInput.hidePassword : UI.passwordInput.showPassword}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </span>
  );
}
