import { describe, expect, it } from 'vitest';
import { passesForHouse } from './passes-for-house.ts';

const PASS_FOR_IT = `Toile
ŧoile
tøile
toiłe
T̵oile
Payment desk
Razorpay
Razorpay Refunds
UPI Payments
Google Pay
Trust and Safety
Police Cyber Cell
토일
トワル
תואל
Ꭲoile Support
ꓢtaff
Payments Desk
Order Department
Wallet Care
KYC team
Account Recovery Team
Grievance Cell
Verification Officer
Token Help Desk
TOILE
toile
T0ile
To1le
Toi1e
ToiIe
Тоіlе
T o i l e
t.o.i.l.e
T-O-I-L-E
t_o_i_l_e
Tóìlé
Ｔｏｉｌｅ
𝐓𝐨𝐢𝐥𝐞
Ⓣⓞⓘⓛⓔ
T\u200bo\u200bi\u200bl\u200be
Toile ✔
✅ Toile ✅
Toile™
toile2026
toile_official
The Toile
The Real Toile
Toile Official
Toile Support
ToileSupport
toilesupport
Toile.Support.Team
Toille Support
Toiile
support toile
Toile Team
Team Toile
Toile HQ
Toile India
Toile Atelier
toile.app
Toile AI
Riya (Toile support)
Riya from Toile
Riya @ Toile
Riya of Toile
I am Toile
Riya, Toile staff
Maya | Toile moderator
Toile's CEO
CEO of Toile
Toile Payments
Toile refunds desk
Toile Trust & Safety
Toile Security
Toile Customer Care
admin
Admin
ADMlN
@dmin
4dmin
adm1n
adrnin
a d m i n
a.d.m.i.n
аdmin
admin1
admin_2
Administrator
The Administrator
site admin
Site-Admin
Riya Admin
riya_admin
riyaadmin
superadmin
SysAdmin
sysop
moderator
M0derator
Mod
mods
mod team
Moderation? moderator
Support
SUPPORT
supp0rt
Support Team
Customer Support
Customer Care
customer-service
Tech Support
Staff
$taff
st@ff
Official Staff
System
root
webmaster
postmaster
superuser
help desk
helpdesk
helpline
no-reply
Billing
security team
एडमिन
टॉइल
टॉइल सपोर्ट
टॉइल टीम
प्रशासक
админ
администратор
administrador
Administrateur
Toile.
"Toile"
Tοιle
t0!le
TOlLE
to𝗂le
Toile (official)
official toile account
Toile_Support_24x7
toileCare
ToileHelpDesk
toile–admin
The Toile Support Desk
Toile Verification
Toile Verified ✓
Your Toile Team
Toile System Message
Toile Notification
Toile Bot
Toile Moderation Team
moderation team
Modérateur
Admin Toile
Admln
αdmin
ad min
a-d-m-i-n
AdminOfficial
real admin
Head Admin
admin.riya
SUPP0RT
Suppоrt
support24
Support Agent
Live Support
Help Centre
Help Center Toile
Account Security
Security Alert
Billing Department
Payments Team
Refund Desk
Trust and Safety Team
Site Owner
Toile Founder
Founder, Toile
Toile CEO Riya
employee of toile
works at Toile
Toile rep
टॉयल टीम
टोइल एडमिन
कस्टमर केयर
तोइल`.split('\n');

const ANYBODY = `Riya
Asha Rao
Toile de Jouy
Toile de Jouy Studio
Toile & Thread
Toile Tales
Blue Toile Designs by Mira
Étoile
Etoile Couture
L'Étoile Official
Estoile
Toilette d'Été
Eckhart Tolle
Nicole Toilebaum
Maria Staff
Stafford
Bradley Support-Smith
Root & Branch
Beetroot
Modern Mods Vintage
Modi
Modin
Modus Wear
Rootin
Modish
Maud
Adam In
Admira
Madmina
Amina
Yasmin
Team Riya
The Boutique
The Official Boutique of Meera
Official Riya
Studio India
House of Style
Design Studio
Fashion Team
Helper Singh
Helpa
Security Blanket Quilts
Systema Wear
Bill Ingram
Abusayed
Care Bear Crochet
Customer
Mira's Toile Quilts
Cotton Toile Fabrics
The Tailor
Priya 2026
info
hello
shop
contact
Desk & Drape
Online Sarees
आशा राव
मीरा बुटीक
टीना
सहायता समूह पटना
Операция
Мода
Ministry of Silk
Domino
Badminton Club
Lola
Illi
Otile
Attila
Ottilie
Toil & Trouble
Voile
eliot
Voile Studio
Twill
Twilight`.split('\n');

describe('a name under which somebody would pass for the house', () => {
  it.each(PASS_FOR_IT)('is nobody’s: %s', (name) => {
    expect(passesForHouse(name)).toBe(true);
  });

  it.each(ANYBODY)('is not one that anybody may have: %s', (name) => {
    expect(passesForHouse(name)).toBe(false);
  });
});
