import { audit } from './de/audit.ts';
import { companies } from './de/companies.ts';
import { companyForm } from './de/company-form.ts';
import { companySignIn } from './de/company-sign-in.ts';
import { forms } from './de/forms.ts';
import { logo } from './de/logo.ts';
import { system } from './de/system.ts';
import { users } from './de/users.ts';

export const deAdmin = { users, companies, companyForm, companySignIn, audit, system, logo, forms };
