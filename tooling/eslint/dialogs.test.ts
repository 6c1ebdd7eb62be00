import { Linter } from 'eslint';
import { HAND_MADE_DIALOGS } from './dialogs.mjs';

/** What the rule says of a source. */
function lint(source: string): string[] {
  const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } };
  const rules = { 'no-restricted-syntax': ['error', ...HAND_MADE_DIALOGS] as Linter.RuleEntry };
  return new Linter().verify(source, { languageOptions, rules }).map(({ message }) => message);
}

it.each([
  ['a form in a modal', "import { Form, Modal } from 'antd';", 'FormDialog'],
  ['a modal with OK and Cancel', 'const dialog = <Modal open title="Reject" onOk={save} />;', 'FormDialog'],
  ['a question in a popover', "import { Popconfirm } from 'antd';", 'ConfirmButton'],
  ['a question by the app', 'const { message, modal: ask } = App.useApp();', 'ConfirmButton'],
  ['a question without the theme', 'Modal.confirm({ title });', 'ConfirmButton'],
])('lint refuses %s that is wired by hand, and names the part of the kit', (_what, source, part) => {
  expect(lint(source)).toEqual([expect.stringContaining(part)]);
});

it.each([
  "import { Modal } from 'antd'; const picture = <Modal open footer={null} onCancel={close} />;",
  'const picture = <Modal open footer={<DownloadLink />} onCancel={close} />;',
  "import { Form, Input } from 'antd'; const { message } = App.useApp();",
])('lint lets a modal show and a page have its form', (source) => {
  expect(lint(source)).toEqual([]);
});
