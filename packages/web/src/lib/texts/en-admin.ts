import { audit } from './en/audit.ts';
import { companies } from './en/companies.ts';
import { companyForm } from './en/company-form.ts';
import { companySignIn } from './en/company-sign-in.ts';
import { forms } from './en/forms.ts';
import { logo } from './en/logo.ts';
import { system } from './en/system.ts';
import { users } from './en/users.ts';

export const enAdmin = { users, companies, companyForm, companySignIn, audit, system, logo, forms };
