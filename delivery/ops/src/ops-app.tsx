import { App, ConfigProvider } from 'antd';
import { OpsPage } from './ops-page';
import { opsTheme } from './theme';
import { useScheme } from './use-scheme';

/** Styles made at run time carry the nonce that the page was served with: its policy takes no others. */
export function OpsApp() {
  const theme = opsTheme(useScheme());
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return (
    <ConfigProvider theme={theme} {...(nonce !== undefined && { csp: { nonce } })}>
      <App>
        <OpsPage />
      </App>
    </ConfigProvider>
  );
}
