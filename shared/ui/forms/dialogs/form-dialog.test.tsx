import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App, Button } from 'antd';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { PortalError } from '../../../errors';
import { hasUnsavedInput } from '../../unsaved-input';
import { PhoneField, TextField } from '../form-fields';
import { FormDialog, type FormDialogProps } from './form-dialog';

interface Values {
  name: string;
  phone: string;
}
type Queries = ReturnType<typeof within>;
type Settings = Partial<
  Pick<FormDialogProps<Values>, 'done' | 'onFailure' | 'saysFailure' | 'initialValues'>
>;

const fields = (
  <>
    <TextField name="name" label="Name" required />
    <PhoneField name="phone" label="Phone" />
  </>
);

function renderPage(onSubmit: (values: Values) => Promise<unknown>, settings: Settings = {}) {
  render(
    <IntlProvider locale="en">
      <App>
        <FormDialog<Values>
          title="Add a person"
          trigger={<Button>Add</Button>}
          onSubmit={onSubmit}
          {...settings}
        >
          {fields}
        </FormDialog>
      </App>
    </IntlProvider>,
  );
  return userEvent.setup();
}

const opener = () => screen.getByRole('button', { name: 'Add' });
const name = () => screen.getByLabelText('Name');
const phone = () => screen.getByLabelText(/^Phone/);
const submit = () => screen.getByRole('button', { name: /Submit$/ });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('FormDialog', () => {
  it('creates: begins in its first field, sends text trimmed, says that it is done, and gives the focus back', async () => {
    const onSubmit = jest.fn(() => Promise.resolve());
    const user = renderPage(onSubmit, { done: 'Saved.' });
    await user.click(opener());
    await waitFor(() => expect(name()).toHaveFocus());
    await user.keyboard('  Emma ');
    await user.click(submit());
    expect(await screen.findByText('Saved.')).toBeVisible();
    await closed();
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Emma', phone: undefined });
    expect(opener()).toHaveFocus();
  });

  it('submits by Enter, and shows by Enter what is missing, at the field and with the focus there', async () => {
    const onSubmit = jest.fn(() => Promise.resolve());
    const user = renderPage(onSubmit);
    await user.click(opener());
    await waitFor(() => expect(submit()).toBeDisabled());
    await user.type(phone(), '100{Enter}');
    expect(await screen.findByText('this field is required')).toBeVisible();
    await waitFor(() => expect(name()).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('Emma{Enter}');
    await closed();
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Emma', phone: '100' });
  });

  it('sends once what is submitted twice, and again after a failure, which keeps what was typed', async () => {
    let settle: (error: Error) => void = () => {};
    const onSubmit = jest.fn(() => new Promise((_resolve, reject) => (settle = reject)));
    const onFailure = jest.fn();
    const user = renderPage(onSubmit, { onFailure });
    await user.click(opener());
    await user.type(name(), 'Emma{Enter}{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await user.type(name(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    settle(new PortalError('unavailable', 'Down'));
    await waitFor(() => expect(onFailure).toHaveBeenCalled());
    expect(name()).toHaveValue('Emma');
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('shows what the server says of a field at the field, and of what is not on the form above it', async () => {
    const refusal = new PortalError('validation', 'no', {
      errors: { phone: 'Nobody answers there' },
      extra: [{ field: 'companyUuid', msg: 'is not yours' }],
    });
    const user = renderPage(() => Promise.reject(refusal), { initialValues: { name: 'Emma', phone: '100' } });
    await user.click(opener());
    await user.click(submit());
    expect(await screen.findByText('Nobody answers there')).toBeVisible();
    expect(phone()).toHaveFocus();
    const above = screen.getByText(/^Nothing was saved/).closest<HTMLElement>('[role=alert]')!;
    expect(above).toHaveTextContent('is not yours');
    expect(above.compareDocumentPosition(name())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says above the form what names no field, where nobody else does, each time, and stays', async () => {
    const failures: unknown[] = [
      new PortalError('unavailable', 'Down'),
      // As a mutation rejects.
      { code: 'notAllowedNow', message: 'Too late', status: 409 },
      new Error('Loading chunk 7 failed'),
    ];
    const onSubmit = jest.fn(() => Promise.reject(failures.shift() as Error));
    const user = renderPage(onSubmit, {
      saysFailure: true,
      initialValues: { name: 'Emma', phone: '100' },
    });
    await user.click(opener());
    for (const text of ['Down', 'Too late', 'Something went wrong']) {
      await waitFor(() => expect(submit()).toBeEnabled());
      await user.click(submit());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    }
    expect(screen.getByRole('alert').compareDocumentPosition(name())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    failures.push(new PortalError('validation', 'no', { errors: { phone: 'Nobody answers there' } }));
    await user.click(submit());
    expect(await screen.findByText('Nobody answers there')).toBeVisible();
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  it('closes by Escape while nothing is typed; then only by its buttons, after a question, and says that it holds unsaved input', async () => {
    const user = renderPage(jest.fn());
    await user.click(opener());
    await waitFor(() => expect(name()).toHaveFocus());
    await user.keyboard('{Escape}');
    await closed();
    await user.click(opener());
    await user.type(name(), 'Emma{Escape}');
    await user.click(document.querySelector('.ant-modal-wrap')!);
    expect(name()).toHaveValue('Emma');
    expect(hasUnsavedInput()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Discard unsaved changes?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(name()).toHaveValue('Emma');
    await user.clear(name());
    await user.type(name(), 'Emil');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await closed();
    expect(hasUnsavedInput()).toBe(false);
    await user.click(opener());
    expect(name()).toHaveValue('');
  });

  it('has ids of its own, and is opened by the page where no button does', async () => {
    function TwoDialogs() {
      const [isOpen, setIsOpen] = useState(false);
      const dialog = { open: isOpen, onClose: () => setIsOpen(false), onSubmit: () => Promise.resolve() };
      return (
        <main tabIndex={-1}>
          {!isOpen && <Button onClick={() => setIsOpen(true)}>Open both</Button>}
          <FormDialog {...dialog} title="One">
            {fields}
          </FormDialog>
          <FormDialog {...dialog} title="Other">
            {fields}
          </FormDialog>
        </main>
      );
    }
    const user = userEvent.setup();
    render(
      <IntlProvider locale="en">
        <TwoDialogs />
      </IntlProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Open both' }));
    const [one, other] = (await screen.findAllByRole('dialog')).map((dialog) => within(dialog)) as [
      Queries,
      Queries,
    ];
    await user.type(other.getByLabelText('Name'), 'Emma');
    expect(other.getByLabelText('Name')).toHaveValue('Emma');
    expect(one.getByLabelText('Name')).toHaveValue('');
    await user.click(one.getByRole('button', { name: 'Cancel' }));
    await closed();
    // The button that opened them is not there any more, or anew.
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows what others save meanwhile at once while nothing is typed; over what was typed only when asked', async () => {
    function Saved() {
      const [person, setPerson] = useState({ name: 'Emma', phone: '100' });
      return (
        <App>
          <button onClick={() => setPerson({ name: 'Emma Stone', phone: '200' })}>Save elsewhere</button>
          <button onClick={() => setPerson({ name: 'Emma King', phone: '300' })}>Save once more</button>
          <FormDialog<Values>
            title="Edit a person"
            trigger={<Button>Edit</Button>}
            initialValues={person}
            onSubmit={() => Promise.resolve()}
          >
            {fields}
          </FormDialog>
        </App>
      );
    }
    const user = userEvent.setup();
    render(
      <IntlProvider locale="en">
        <Saved />
      </IntlProvider>,
    );
    const saveElsewhere = (label: string) => act(() => screen.getByText(label).click());
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    saveElsewhere('Save elsewhere');
    await waitFor(() => expect(name()).toHaveValue('Emma Stone'));
    expect(screen.queryByText('Changed meanwhile')).toBeNull();
    await user.type(name(), 's');
    saveElsewhere('Save once more');
    expect(await screen.findByText('Changed meanwhile')).toBeVisible();
    expect(name()).toHaveValue('Emma Stones');
    await user.click(screen.getByRole('button', { name: 'Discard mine, show theirs' }));
    await waitFor(() => expect(name()).toHaveValue('Emma King'));
    expect(phone()).toHaveValue('300');
    expect(hasUnsavedInput()).toBe(false);
  });
});
