import { Input, type InputProps, type InputRef } from 'antd';
import type { Ref } from 'react';

/** The email that a person signs in with, for a form's item; the first field of its page, and known to password managers. */
export function EmailInput(props: InputProps & { ref?: Ref<InputRef> }) {
  return (
    <Input
      size="large"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      autoFocus
      {...props}
    />
  );
}
