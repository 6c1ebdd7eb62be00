const ANTD = "ImportDeclaration[source.value='antd']";

/** What a dialog is not made of by hand, and the part of shared/ui that does it instead. */
export const HAND_MADE_DIALOGS = [
  {
    selector: `${ANTD}:has(ImportSpecifier[imported.name='Modal']):has(ImportSpecifier[imported.name='Form'])`,
    message: 'A form in a dialog is a FormDialog of @portal/shared/ui.',
  },
  {
    selector: "JSXOpeningElement[name.name='Modal']:not(:has(JSXAttribute[name.name='footer']))",
    message:
      'A dialog with OK and Cancel is a FormDialog or ConfirmDialog of @portal/shared/ui; a Modal that only shows has a footer of its own, or null.',
  },
  {
    selector: `${ANTD} ImportSpecifier[imported.name='Popconfirm']`,
    message: 'What asks first is a ConfirmButton of @portal/shared/ui.',
  },
  {
    selector: "VariableDeclarator[init.callee.property.name='useApp'] Property[key.name='modal']",
    message: 'What asks first is a ConfirmButton or ConfirmDialog of @portal/shared/ui.',
  },
  {
    selector: "CallExpression[callee.object.name='Modal']",
    message: 'What asks first is a ConfirmButton or ConfirmDialog of @portal/shared/ui.',
  },
];

/** Every dialog that does something is made by the kit: it guards what was typed, submits by Enter, and tells failures. */
export const dialogs = [
  {
    files: ['shell/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...HAND_MADE_DIALOGS] },
  },
  {
    // The kit itself; and the question about unsaved input, which a navigation asks and no button.
    files: ['shared/ui/forms/**', 'shell/src/unsaved-input/use-discard-question.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
];
