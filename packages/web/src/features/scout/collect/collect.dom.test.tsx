import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { madeMessage } from '#/features/board/for-test/made-message.ts';
import { refusal } from '#/features/board/show-for-test.tsx';
import { recordCalls } from '#/features/companies/record-calls-for-test.ts';
import { showInScout } from '../show-for-test.tsx';
import { MessageTable } from './message-table.tsx';
import { RequestForms } from './request-forms.tsx';

const user = userEvent.setup({ delay: null });
const messages = [madeMessage(2), madeMessage(1)];
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
const optionsOf = async (name: RegExp) => {
  await user.click(box(name));
  return within(await screen.findByRole('listbox', { name })).getAllByRole('option');
};
const choose = async (name: RegExp, option: string) => {
  const found = (await optionsOf(name)).find(({ textContent }) => textContent === option);
  await user.click(found as HTMLElement);
};
const send = () => user.click(screen.getByRole('button', { name: 'Send request' }));
const required = () =>
  screen.queryAllByText(/^(Enter|Choose) (the company|an e-mail address|a market|how many|your question)/).length;
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

afterEach(() => {
  vi.unstubAllGlobals();
});

it('wants company, e-mail, market and volume, and goes back once the request is sent', async () => {
  const sent = recordCalls({ 'POST /api/scout-v2/send': { id: 'r1', mailed: true } });
  const onSent = vi.fn();
  await showInScout(<RequestForms messages={messages} onSent={onSent} />);
  await send();
  expect(required()).toBe(4);
  type(/^Company/, 'Nordlys');
  type(/^E-mail/, 'anna@');
  await send();
  expect(screen.getByText('Enter an e-mail address, like name@company.com.')).toBeTruthy();
  expect(required()).toBe(3);
  type(/^E-mail/, 'anna@nordlys.example');
  await choose(/^Market/, 'Denmark');
  await choose(/^Respondents/, '300');
  expect(sent).toEqual([]);
  await send();
  expect(await screen.findByText('Request sent. We’ll confirm it by email.')).toBeTruthy();
  expect(onSent).toHaveBeenCalledOnce();
  expect(sent[0]?.body).toMatchObject({
    ...{ company: 'Nordlys', market: 'DK', respondentVolume: '300', surveyTemplate: null, gender: null },
    messages: ['Message of 2', 'Message of 1'],
  });
});

it('offers markets, volumes, templates, genders and ages, and no age to below the age from', async () => {
  recordCalls({});
  await showInScout(<RequestForms messages={messages} onSent={() => undefined} />);
  const texts = async (name: RegExp) => (await optionsOf(name)).map(({ textContent }) => textContent);
  const hundreds = ['100', '200', '300', '400', '500', '600', '700', '800', '900', '1,000'];
  expect(await texts(/^Respondents/)).toEqual([...hundreds, 'Other']);
  expect((await texts(/^Market/)).at(-1)).toBe('Other');
  expect(await texts(/^Survey template/)).toEqual(['Standard', 'Other']);
  expect(await texts(/^Gender/)).toEqual(['All', 'Male', 'Female', 'Other']);
  const ages = await texts(/^Age from/);
  expect([ages[0], ages.at(-2), ages.at(-1), ages.length]).toEqual(['15', '89', '90+', 76]);
  await choose(/^Age from/, '40');
  const disabled = (await optionsOf(/^Age to/)).filter((option) => option.hasAttribute('data-combobox-disabled'));
  expect([disabled.length, disabled.at(-1)?.textContent]).toEqual([25, '39']);
  await choose(/^Age to/, '50');
  await choose(/^Age from/, '60');
  expect(box(/^Age to/).value).toBe('');
});

it('sends nothing where there are no messages, and says why', async () => {
  const sent = recordCalls({});
  await showInScout(
    <>
      <RequestForms messages={[]} onSent={() => undefined} />
      <MessageTable list="ALL" messages={[]} />
    </>,
  );
  expect(screen.getByText('No messages available')).toBeTruthy();
  await send();
  await waitFor(() => expect(screen.getAllByText('No messages available')).toHaveLength(2));
  expect([required(), sent.length]).toEqual([0, 0]);
});

it('keeps what was typed where the request could not be sent', async () => {
  recordCalls({ 'POST /api/scout-v2/help': refusal(500, 'somethingWentWrong') });
  const onSent = vi.fn();
  await showInScout(<RequestForms messages={messages} onSent={onSent} />);
  const ask = () => user.click(screen.getByRole('button', { name: 'Send question' }));
  await ask();
  expect(required()).toBe(1);
  type(/^Question/, 'How long?');
  type(/^E-mail/, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Respondents', expanded: true }));
  await ask();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^E-mail/ }));
  expect(screen.getByText('Enter an e-mail address, like name@company.com.')).toBeTruthy();
  type(/^E-mail/, 'anna@nordlys.example');
  expect(screen.getByText(/answer to anna@nordlys.example/)).toBeTruthy();
  await ask();
  expect(await screen.findByText('Couldn’t send the question')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Question/ }).value).toBe('How long?');
  expect(onSent).not.toHaveBeenCalled();
  recordCalls({ 'POST /api/scout-v2/help': { id: 'r1', mailed: true } });
  await ask();
  expect(await screen.findByText('Question sent. We’ll answer by email.')).toBeTruthy();
  expect(onSent).toHaveBeenCalledOnce();
});
