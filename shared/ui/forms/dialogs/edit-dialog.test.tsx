import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { IntlProvider } from 'react-intl';
import { PortalError } from '../../../errors';
import { buildCompany } from '../../../testing/builders';
import { publishSession } from '../../../session';
import { EditDialog } from './edit-dialog';

interface Values {
  phone: string;
}

function renderDialog(onSubmit: (values: Values) => Promise<void>, phone = '100') {
  const onFailure = jest.fn();
  render(
    <IntlProvider locale="en">
      <EditDialog<Values>
        title="Edit Info"
        initialValues={{ phone }}
        onSubmit={onSubmit}
        onFailure={onFailure}
      >
        <Form.Item name="phone" label="Phone" rules={[{ required: true }]}>
          <Input />
        </Form.Item>
      </EditDialog>
    </IntlProvider>,
  );
  return { onFailure, user: userEvent.setup() };
}

const opener = () => screen.getByRole('button', { name: 'Edit information: Edit Info' });
const submit = () => screen.getByRole('button', { name: 'Submit' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

afterEach(() => act(() => publishSession(null)));

describe('EditDialog', () => {
  it('[CO-30] opens by a button with the tooltip "Edit information" and closes on Cancel without saving', async () => {
    const onSubmit = jest.fn();
    const { user } = renderDialog(onSubmit);
    await user.hover(opener());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit information');
    await user.click(opener());
    expect(screen.getByRole('dialog')).toHaveTextContent('Edit Info');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[CO-30] disables Submit while the form is invalid', async () => {
    const { user } = renderDialog(jest.fn());
    await user.click(opener());
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.clear(screen.getByLabelText('Phone'));
    await waitFor(() => expect(submit()).toBeDisabled());
  });

  it('[CO-30] disables both buttons while it saves and closes when that is done', async () => {
    let finish = () => {};
    const { user } = renderDialog(() => new Promise((resolve) => (finish = resolve)));
    await user.click(opener());
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    expect(screen.getByRole('button', { name: /Submit/ })).toBeDisabled();
    finish();
    await closed();
  });

  it('[CO-30] stays open after a failure, tells it, and waits for a change before the next try', async () => {
    const failure = new PortalError('validation', 'no', { errors: { phone: 'Nobody answers there' } });
    const { user, onFailure } = renderDialog(() => Promise.reject(failure));
    await user.click(opener());
    await user.type(screen.getByLabelText('Phone'), '1');
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(failure));
    expect(await screen.findByText('Nobody answers there')).toBeInTheDocument();
    expect(screen.getByLabelText('Phone')).toHaveValue('1001');
    expect(submit()).toBeDisabled();
    await user.type(screen.getByLabelText('Phone'), '2');
    await waitFor(() => expect(submit()).toBeEnabled());
  });

  it('keeps what was typed when Escape is pressed', async () => {
    const { user } = renderDialog(jest.fn());
    await user.click(opener());
    await user.type(screen.getByLabelText('Phone'), '1');
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Phone')).toHaveValue('1001');
  });

  it('[SH-27] cannot be opened for a blocked company, and says why', async () => {
    publishSession({
      user: null,
      company: buildCompany({ status: 'BLOCKED' }),
      configuration: null,
      role: null,
    });
    const { user } = renderDialog(jest.fn());
    expect(opener()).toBeDisabled();
    await user.hover(opener().parentElement!);
    expect(await screen.findByRole('tooltip', { name: 'You are blocked' })).toBeInTheDocument();
  });

  it('[SH-27] says to the keyboard, too, why it cannot be opened', async () => {
    publishSession({
      user: null,
      company: buildCompany({ status: 'BLOCKED' }),
      configuration: null,
      role: null,
    });
    const { user } = renderDialog(jest.fn());
    await user.tab();
    expect(screen.getByRole('group', { name: 'You are blocked' })).toHaveFocus();
    expect(await screen.findByRole('tooltip', { name: 'You are blocked' })).toBeInTheDocument();
  });
});
