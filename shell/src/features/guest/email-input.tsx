import { Input, type InputProps, type InputRef } from 'antd';
import type { Ref } from 'react';

/** The email of an account, as the first field of a guest page. */
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
