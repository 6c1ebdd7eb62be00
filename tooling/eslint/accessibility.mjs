import jsxA11y from 'eslint-plugin-jsx-a11y-x';

const { rules } = jsxA11y.configs.recommended;
const [, labelOptions] = rules['jsx-a11y-x/control-has-associated-label'];
const [, tabIndexOptions] = rules['jsx-a11y-x/no-noninteractive-tabindex'];

/** What the rules see of antd's parts: the elements that they become. */
const components = {
  Button: 'button',
  Checkbox: 'input',
  Image: 'img',
  Input: 'input',
  'Input.Password': 'input',
  'Input.Search': 'input',
  'Input.TextArea': 'textarea',
  Radio: 'input',
};

/** Rules of accessibility for JSX. Axe sees the pages as a browser shows them; this sees each line while it is written. */
export const accessibility = [
  {
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y },
    settings: { 'jsx-a11y-x': { components } },
    rules: {
      ...rules,
      'jsx-a11y-x/control-has-associated-label': ['error', labelOptions],
      // The router's links are no 'a' to the other rules: they have `to` where those look for `href`.
      'jsx-a11y-x/anchor-has-content': ['error', { components: ['Link', 'NavLink', 'Typography.Link'] }],
      // What opens for one thing to be typed takes the focus there, as a dialog should.
      'jsx-a11y-x/no-autofocus': 'off',
      // A log that scrolls must be reachable for the arrow keys.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { ...tabIndexOptions, roles: [...tabIndexOptions.roles, 'log'] },
      ],
    },
  },
  {
    // A list of options is clicked, but its keys belong to the field that has the focus.
    files: ['shell/src/features/search/command-list.tsx'],
    rules: { 'jsx-a11y-x/click-events-have-key-events': 'off' },
  },
  {
    // A picture in 3D is looked at, and turned by arrow keys.
    files: ['mfe-cases/src/components/scene/scene-view.tsx'],
    rules: {
      'jsx-a11y-x/no-noninteractive-element-interactions': 'off',
      'jsx-a11y-x/no-noninteractive-tabindex': 'off',
    },
  },
];
