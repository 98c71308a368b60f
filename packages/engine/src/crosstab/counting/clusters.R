# The p values of clusters.test.ts, computed by R 4.2.2 with sandwich 3.0.2:
#   Rscript clusters.R
# Each message is compared with the answers to all the others, taken as one, by a regression of the answers on whether
# they are to that message; its error knows the respondent (CR1 without the factor (N - 1) / (N - k)). Normal tails.
library(sandwich)
# The survey that clusters.test.ts makes: 90 respondents, 5 messages, some people who like nearly everything.
n <- 90
survey <- expand.grid(id = 0:(n - 1), message = 0:4)
x <- (survey$id * 37 + survey$message * 101 + survey$id * survey$message * 13) %% 100
survey$positive <- as.numeric(x < 25 + 9 * survey$message + ifelse(survey$id %% 3 == 0, 40, -5))
survey$weight <- 0.5 + (survey$id %% 4) / 2
survey <- survey[(survey$id * 5 + survey$message * 3) %% 7 != 0 & !(survey$message == 2 & survey$id %% 2 == 1), ]

p_of <- function(message, rows, weighted) {
  rows$own <- as.numeric(rows$message == message)
  rows$w <- if (weighted) rows$weight else 1
  fit <- lm(positive ~ own, data = rows, weights = w)
  variance <- vcovCL(fit, cluster = rows$id, type = 'HC0', cadjust = TRUE)['own', 'own']
  2 * pnorm(-abs(coef(fit)['own']) / sqrt(variance))
}
show <- function(title, rows, weighted) {
  messages <- sort(unique(rows$message))
  ps <- p.adjust(sapply(messages, p_of, rows, weighted), 'BH')
  # All bases are at least 30, the effective ones too.
  cat(sprintf('%-10s', title), sprintf('%.12g', ps), '\n')
  bases <- table(rows$message)
  cat(sprintf('%-10s', ''), sprintf('%d/%d', tapply(rows$positive, rows$message, sum), bases), '\n')
}
show('all', survey, FALSE)
show('weighted', survey, TRUE)
show('filtered', survey[survey$id < 72, ], FALSE)
show('chosen', survey[survey$message %in% c(0, 1, 4), ], FALSE)
# What the test of separate answers would say.
separate <- sapply(0:4, function(message) {
  own <- survey$message == message
  prop.test(c(sum(survey$positive[own]), sum(survey$positive[!own])), c(sum(own), sum(!own)), correct = FALSE)$p.value
})
cat('separate  ', sprintf('%.12g', p.adjust(separate, 'BH')), '\n')
