import { App, ConfigProvider } from 'antd';
import { OpsPage } from './ops-page';
import { opsTheme } from './theme';

/** Styles made at run time carry the nonce that the page was served with: its policy takes no others. */
export function OpsApp() {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return (
    <ConfigProvider theme={opsTheme} {...(nonce !== undefined && { csp: { nonce } })}>
      <App>
        <OpsPage />
      </App>
    </ConfigProvider>
  );
}
